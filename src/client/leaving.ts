/** Whoever signs out leaves nothing behind: browsers without Clear-Site-Data, and sites without https, need a hand. */
addEventListener('submit', ({ target }) => {
  if (!(target instanceof HTMLFormElement) || !/\/logout$/i.test(target.action)) return
  try {
    localStorage.clear()
    sessionStorage.clear()
  } catch {
    // nothing was kept
  }
})
