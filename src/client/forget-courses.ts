/**
 * What somebody kept on this device (offline/worker.ts) is gone once nobody, or somebody else, is signed in. `but`: whose
 * courses stay.
 */
export async function forgetCourses(but?: number): Promise<void> {
  const names = (await caches.keys()).filter(name => name.startsWith('luring'))
  const isKept = (name: string) =>
    but !== undefined && (!name.startsWith('luring:') || name.startsWith(`luring:${but}:`))
  await Promise.all(names.filter(name => !isKept(name)).map(name => caches.delete(name)))
  if (but !== undefined) return
  const registration = await navigator.serviceWorker.getRegistration('/')
  await registration?.unregister()
}
