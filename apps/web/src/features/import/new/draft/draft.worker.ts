import { createDraftSession, type DraftAnswer, type DraftQuestion } from './draft-session';

const answer = createDraftSession();

/** Worker that reads and edits a file, so that a large one does not block the page. */
self.addEventListener('message', ({ data }: MessageEvent<DraftQuestion>) => {
  void answer(data).then((said: DraftAnswer) => self.postMessage(said));
});
