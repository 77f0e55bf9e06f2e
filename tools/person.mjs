// npm run person: what the store of `npm start`, or the one that the environment names, has of a person.
import { runOnStore } from './run/store-command.mjs';

runOnStore('person');
