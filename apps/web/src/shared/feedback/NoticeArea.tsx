import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { notices } from './notify';

/** First screens come before this; then it is there before it is needed. */
const PRELOAD_AFTER_MS = 5000;

const load = async () => ({ default: (await import('./NoticeStack')).NoticeStack });
const NoticeStack = lazy(load);

/** The area of notices. Its code loads with the first one, or when the application is idle. */
export const NoticeArea = () => {
  const { all } = useSyncExternalStore(notices.subscribe, notices.state);
  useEffect(function preload() {
    const timer = setTimeout(() => void load().catch(() => undefined), PRELOAD_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return <Suspense>{all.length > 0 && <NoticeStack />}</Suspense>;
};
