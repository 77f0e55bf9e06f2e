// npm run person: counts the data of a person, and with a flag exports or erases it. It uses the store of `npm start`,
// or the store that the environment names.
import { runOnStore } from './run/store-command.mjs';

runOnStore('person');
