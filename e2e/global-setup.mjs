import { startBackOffice, stopBackOffice } from './support/back-office.mjs';

export default async function setUp() {
  try {
    await startBackOffice();
  } catch (error) {
    await stopBackOffice(); // Jest does not tear down what it could not set up
    throw error;
  }
}
