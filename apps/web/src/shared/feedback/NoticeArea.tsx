import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { whenIdle } from '@/shared/idle';
import { notices } from './notify';

const load = async () => ({ default: (await import('./NoticeStack')).NoticeStack });
const NoticeStack = lazy(load);

/** The area of notices. Its code loads with the first one, or when the application is idle. */
export const NoticeArea = () => {
  const { all } = useSyncExternalStore(notices.subscribe, notices.state);
  useEffect(function preload() {
    return whenIdle(() => void load().catch(() => undefined));
  }, []);
  return <Suspense>{all.length > 0 && <NoticeStack />}</Suspense>;
};
