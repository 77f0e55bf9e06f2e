// The window of a renewed sign-in ends here: the tabs of the application go on with the new session.
new BroadcastChannel('sign-in').postMessage('signed-in');
window.close();
