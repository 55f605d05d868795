/** The five shapes of seats, in a box of 24 by 24, of about equal weight; with the colour they tell forty seats apart. */

export const SHAPES = [
  'M12 2.5a9.500 9.500 0 1 1 0 19a9.500 9.500 0 1 1 0-19z',
  'M4 5.500Q4 4 5.500 4h13Q20 4 20 5.500v13Q20 20 18.500 20h-13Q4 20 4 18.500z',
  'M10.700 3.200q1.300-2 2.600 0l8.800 15.400q1 2.200-1.300 2.400H3.200q-2.300-.2-1.300-2.400z',
  'M10.700 1.600q1.300-1.200 2.600 0l9.100 9.100q1.200 1.300 0 2.600l-9.100 9.100q-1.300 1.200-2.600 0l-9.100-9.100q-1.200-1.300 0-2.600z',
  'M12 1.500l3.100 6.700 7.300.9-5.400 5 1.400 7.300L12 17.800l-6.400 3.600L7 14.100l-5.400-5 7.300-.9z',
] as const

export const COLOURS = 8

export const shapeOf = (mark: number): string => SHAPES[mark % SHAPES.length] as string
export const colourOf = (mark: number): string => `var(--seat-${mark % COLOURS})`
