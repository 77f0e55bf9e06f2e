import { createContext, use, useEffect, useState } from 'react';
import type { HelpTopic } from './topics';

/** Loads the topics of all features, in their order. */
export const LoadTopics = createContext<() => Promise<readonly HelpTopic[]>>(() => Promise.resolve([]));

/** The topics of all features; undefined while they load. They are read again by `retry`. */
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
