const queue = 'offline-queue'

/**
 * What somebody kept on this device (offline/worker.ts) is gone once nobody, or somebody else, is signed in. `but`: whose
 * courses stay. What was read and has not come home yet waits for its reader: it names them, and is taken from nobody else.
 */
export async function forgetCourses(but?: number): Promise<void> {
  const waiting = (await caches.has(queue)) ? await (await caches.open(queue)).keys() : []
  const isKept = (name: string) =>
    name === queue
      ? waiting.length > 0
      : but !== undefined && (!name.startsWith('offline:') || name.startsWith(`offline:${but}:`))
  const names = (await caches.keys()).filter(name => name.startsWith('offline'))
  await Promise.all(names.filter(name => !isKept(name)).map(name => caches.delete(name)))
  if (but !== undefined || waiting.length > 0) return
  const registration = await navigator.serviceWorker.getRegistration('/')
  await registration?.unregister()
}
