import { stopBackOffice } from './support/back-office.mjs';

export default stopBackOffice;
