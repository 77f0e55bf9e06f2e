import { operationPermissions } from '@backoffice/schema/permissions';
import { NOTICE_LIFETIME } from '@backoffice/validators';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCan, useViewer } from '@/shared/auth';
import { useSettings } from '@/shared/settings';
import { endedWork, type Ended } from './ended-work';
import { useEndedWorkQuery, type EndedWorkQuery } from './OwnNotices.generated';

interface EndedWorkWatchProps {
  /** Called with each answer. */
  readonly onEnded: (ended: readonly Ended[]) => void;
}

/** Queries once which work of the person ended. The bell mounts this component again whenever it opens. */
export const EndedWorkWatch = ({ onEnded }: EndedWorkWatchProps) => {
  const { username } = useViewer();
  const { activity: kept } = useSettings();
  const [since] = useState(() => new Date(Date.now() - NOTICE_LIFETIME).toISOString());
  const withImports = useCan(...operationPermissions['Query.imports']) && kept;
  const maySearch = useCan(...operationPermissions['Query.exports']);
  const withExports = useCan(...operationPermissions['Query.export']) && maySearch;
  const { data } = useEndedWorkQuery({
    variables: { username, since, kept, withImports, withExports },
    fetchPolicy: 'no-cache',
  });
  const searchesActivity = useCan(...operationPermissions['Query.activities']);
  const tell = useEffectEvent((answer: EndedWorkQuery) =>
    onEnded(endedWork(answer, { username, maySearch: searchesActivity && kept })),
  );
  useEffect(
    function tellEnded() {
      if (data) tell(data);
    },
    [data],
  );
  return null;
};
