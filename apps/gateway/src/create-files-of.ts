import type { Activity } from './activity/activity.ts';
import type { FileHolder } from './files/file-links.ts';
import type { GatewayShared } from './gateway-shared.ts';
import { createSources, openActivityFiles, recordsFrom } from './modules/index.ts';
import { createClientConnection } from './rest/call-deadline.ts';
import type { RestTransport } from './rest/create-rest-transport.ts';

/**
 * Returns a function that finds the client for the files of a holder. Files of the activity read records with the
 * permissions of the person who requests them.
 */
export const createFilesOf = ({ files, forRequest }: RestTransport, activity: Activity, shared: GatewayShared) => {
  const sourcesOf = createSources(shared);
  const ofActivity = openActivityFiles(activity, ({ personId, headers }, client) => {
    const connection = createClientConnection();
    client.addEventListener('abort', connection.disconnect);
    return recordsFrom(sourcesOf(forRequest({ personId, headers, connection, countCall: () => undefined })));
  });
  return (holder: FileHolder) => (holder === 'activity' ? ofActivity : files(holder));
};
