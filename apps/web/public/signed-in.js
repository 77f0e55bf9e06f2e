// Runs in the window of a renewed sign-in: tells the tabs of the application, then closes the window.
new BroadcastChannel('sign-in').postMessage('signed-in');
window.close();
