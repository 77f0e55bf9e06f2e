// Sets the color scheme before the first paint: the one that the person chose, or that of the system.
(function () {
  var mode = 'system';
  try {
    mode = localStorage.getItem('theme.mode') || 'system';
  } catch (blocked) {
    // the browser may block the storage: then the scheme of the system applies
  }
  var dark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-theme', dark ? 'dark' : 'light');
})();
