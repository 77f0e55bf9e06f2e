// npm run person: prints the data of a person in the store of `npm start`, or in the store that the environment names.
import { runOnStore } from './run/store-command.mjs';

runOnStore('person');
