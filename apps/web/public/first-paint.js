// Before the first paint: the scheme that the person chose, or the system's. The application takes over from here.
(function () {
  var mode = 'system';
  try {
    mode = localStorage.getItem('theme.mode') || 'system';
  } catch (blocked) {
    // storage may be switched off; the system's scheme will do
  }
  var dark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-theme', dark ? 'dark' : 'light');
})();
