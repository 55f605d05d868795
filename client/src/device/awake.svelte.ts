/** Keep the screen on while a game is open, where the device allows it (only over https). */

/** Ask for a wake lock, and again on every return; the function returned gives it up. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null
  let over = false
  const ask = async (): Promise<void> => {
    if (over || document.hidden || !('wakeLock' in navigator)) return
    lock = await navigator.wakeLock.request('screen').catch(() => null)
    if (over) void lock?.release()
  }
  void ask()
  document.addEventListener('visibilitychange', ask)
  return () => {
    over = true
    document.removeEventListener('visibilitychange', ask)
    void lock?.release()
  }
}
