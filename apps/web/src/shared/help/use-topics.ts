import { createContext, use, useEffect, useState } from 'react';
import type { HelpTopic } from './topics';

/** Context with the function that loads the topics of all features, in the order of the features. */
export const LoadTopics = createContext<() => Promise<readonly HelpTopic[]>>(() => Promise.resolve([]));

/** Hook with the topics of all features; undefined until they are loaded. After a failure, `retry` loads them again. */
export const useTopics = () => {
  const load = use(LoadTopics);
  const [topics, setTopics] = useState<readonly HelpTopic[]>();
  const [failed, setFailed] = useState(false);
  useEffect(
    function loadTopics() {
      let isLeft = false;
      if (failed) return undefined;
      load().then(
        (all) => {
          if (!isLeft) setTopics(all);
        },
        () => {
          if (!isLeft) setFailed(true);
        },
      );
      return () => {
        isLeft = true;
      };
    },
    [load, failed],
  );
  return { topics, failed, retry: () => setFailed(false) };
};
