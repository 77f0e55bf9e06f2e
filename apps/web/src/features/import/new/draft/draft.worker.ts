import { createDraftSession, type DraftAnswer, type DraftQuestion } from './draft-session';

const answer = createDraftSession();

/** Reads and mends a file beside the page, so that a large one never stops it. */
self.addEventListener('message', ({ data }: MessageEvent<DraftQuestion>) => {
  void answer(data).then((said: DraftAnswer) => self.postMessage(said));
});
