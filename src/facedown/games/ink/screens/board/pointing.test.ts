/** Which pointer draws. */
import { describe, expect, test } from 'vitest'
import { Line, Pointing } from './pointing'

const finger = (id: number) => ({ id, type: 'touch' })
const pen = (id: number) => ({ id, type: 'pen' })
const at = (x: number, y = 0) => ({ x, y, p: 50 })

describe('Pointers', () => {
  test('One draws; a second finger makes no ink, and does not end the line.', () => {
    const pointing = new Pointing()
    expect(pointing.down(finger(1))).toBe('draw')
    expect(pointing.down(finger(2))).toBe('ignore')
    expect(pointing.draws(2)).toBe(false)
    expect(pointing.up(2)).toBe(false)
    expect(pointing.up(1)).toBe(true)
    expect(pointing.down(finger(3))).toBe('draw')
  })
  test('After a pen was seen no touch draws any more.', () => {
    const pointing = new Pointing()
    pointing.down(pen(1))
    pointing.up(1)
    expect(pointing.down(finger(2))).toBe('ignore')
    expect(pointing.down(pen(3))).toBe('draw')
  })
  test('A palm that lay there first gives way to the pen.', () => {
    const pointing = new Pointing()
    pointing.down(finger(1))
    expect(pointing.down(pen(2))).toBe('instead')
    expect(pointing.draws(2)).toBe(true)
  })
  test('Only the main button of a mouse draws.', () => {
    expect(new Pointing().down({ id: 1, type: 'mouse', button: 2 })).toBe('ignore')
    expect(new Pointing().down({ id: 1, type: 'mouse', button: 0 })).toBe('draw')
  })
})

describe('A line', () => {
  test('A far jump is dropped, and the line goes on.', () => {
    const line = new Line(at(100), 0)
    expect(line.add(at(110), 8)).toBe(true)
    expect(line.add(at(900), 16)).toBe(true)
    expect(line.add(at(120), 24)).toBe(true)
    expect(line.points.map(({ x }) => x)).toEqual([100, 110, 120])
  })
  test('A pointer that stays where it jumped to begins another line there.', () => {
    const line = new Line(at(100), 0)
    line.add(at(900), 8)
    expect(line.add(at(905), 16)).toBe(false)
  })
  test('A fast hand on a slow phone is no jump, and a mouse never jumps.', () => {
    const slow = new Line(at(100), 0)
    slow.add(at(600), 100)
    expect(slow.points).toHaveLength(2)
    const mouse = new Line(at(100), 0, 'mouse')
    mouse.add(at(900), 1)
    expect(mouse.points).toHaveLength(2)
  })
})
