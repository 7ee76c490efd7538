// Sets the colors before the first paint: the remembered choice, else what the system prefers.
(() => {
  let choice = null;
  try {
    choice = localStorage.getItem('portal.theme');
  } catch {
    // Storage may be forbidden; the system's preference is good enough.
  }
  const dark = choice ? choice === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
