// npm run audit:verify: verifies the activity of `npm start`, or of the store named by the environment.
import { runOnStore } from './run/store-command.mjs';

runOnStore('audit-verify');
