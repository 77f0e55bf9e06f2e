// npm run audit:verify: verifies the activity in the store of `npm start`, or in the store that the environment names.
// With --bring-back it restores lost events.
import { runOnStore } from './run/store-command.mjs';

runOnStore('audit-verify');
