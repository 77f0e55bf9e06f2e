import type { ColumnMatches } from '@backoffice/import-file';
import { fileRefusals } from '@backoffice/validators';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { DraftAnswer, DraftQuestion, DraftRefusal, DraftState, IdsQuestion, IdsToAsk } from './draft-session';
import { draftTexts as texts } from './draft.texts';
import { openSession, type DraftSession } from './open-session';

/** State of a file before it is sent. */
export type Drafted =
  | { readonly kind: 'reading' }
  | { readonly kind: 'read'; readonly state: DraftState }
  | { readonly kind: 'refused'; readonly problem: string; readonly refusal: DraftRefusal | null };

const draftedOf = (answer: DraftAnswer): Drafted => {
  if (answer.kind === 'read') return { kind: 'read', state: answer };
  if (answer.kind !== 'refused') return { kind: 'refused', problem: texts.unreadable, refusal: null };
  const { code, details } = answer;
  const text = fileRefusals[code];
  const problem = details.length === 0 ? text : `${text} (${details.join(', ')})`;
  return { kind: 'refused', problem, refusal: answer };
};

const opened = async (session: DraftSession, file: File): Promise<DraftAnswer> => {
  try {
    return await session.ask({ kind: 'open', bytes: new Uint8Array(await file.arrayBuffer()) });
  } catch {
    return { kind: 'failed' }; // it was moved or changed since it was picked
  }
};

/** True where the file says all that is sent: then it goes as it was picked, and as it was shown. */
const isAsPicked = ({ choice, summary: { changedCount, outCount } }: DraftState): boolean =>
  changedCount === 0 &&
  outCount === 0 &&
  choice.sheet === null &&
  choice.line === null &&
  Object.keys(choice.columns).length === 0;

/** Name of a mended file: that of the picked one, with the ending that its content has now. */
const csvName = ({ name }: File): string => name.replace(/\.(?:xlsx|xlsb|xls|ods)$/i, '.csv');

/** A file that is looked at and mended before it is sent. */
export interface ImportDrafting {
  readonly drafted: Drafted;
  readonly ask: (question: DraftQuestion) => Promise<DraftState | null>;
  /** Gives ids to ask the service about, without drawing anything anew; null where the file is another by now. */
  readonly idsToAsk: (question: IdsQuestion) => Promise<IdsToAsk | null>;
  /** The file to send: the mended one is csv, under the name of the picked one. Null where it was lost: then the screen says so. */
  readonly fileToSend: () => Promise<File | null>;
}

/** Answer of a session; undefined where another file was picked meanwhile. */
const answerOf = async (
  session: RefObject<DraftSession | undefined>,
  question: DraftQuestion,
): Promise<DraftAnswer | undefined> => {
  const own = session.current;
  const answer = await own?.ask(question);
  return own === session.current ? answer : undefined;
};

interface Known {
  readonly file: File | null;
  readonly drafted: Drafted;
}

interface Matching {
  readonly session: RefObject<DraftSession | undefined>;
  readonly refusal: DraftRefusal | null;
  readonly remembered: ColumnMatches;
  readonly take: (answer: DraftAnswer) => void;
}

/** Matches the columns of a file as they were matched by hand before, where it cannot be read otherwise. */
const useMatchAsBefore = ({ session, refusal, remembered, take }: Matching): void => {
  useEffect(
    function matchAsBefore() {
      const own = session.current;
      if (!own || !refusal || Object.keys(remembered).length === 0) return undefined;
      if (refusal.headings.length === 0 || Object.keys(refusal.choice.columns).length > 0) return undefined;
      let isLeft = false;
      void own.ask({ kind: 'choose', choice: { ...refusal.choice, columns: remembered } }).then((answer) => {
        if (!isLeft) take(answer);
      });
      return () => {
        isLeft = true;
      };
    },
    [session, refusal, remembered, take],
  );
};

/**
 * Reads a file before it is sent, and mends it; the one before is forgotten at once.
 * @param file null for none to read
 * @param remembered columns that were matched by hand before
 */
export const useImportDraft = (file: File | null, remembered: ColumnMatches): ImportDrafting | undefined => {
  const [known, setKnown] = useState<Known>();
  const session = useRef<DraftSession>(undefined);
  const drafted: Drafted = (known?.file === file ? known.drafted : undefined) ?? { kind: 'reading' };
  const take = useCallback((answer: DraftAnswer) => setKnown({ file, drafted: draftedOf(answer) }), [file]);
  useEffect(
    function readPickedFile() {
      if (!file) return undefined;
      let isLeft = false;
      const own = openSession();
      session.current = own;
      void opened(own, file).then((answer) => {
        if (!isLeft) take(answer);
      });
      return () => {
        isLeft = true;
        own.end();
      };
    },
    [file, take],
  );
  useMatchAsBefore({ session, refusal: drafted.kind === 'refused' ? drafted.refusal : null, remembered, take });
  // one function a file: the grid is drawn anew where it is another
  const ask = useCallback(
    async (question: DraftQuestion): Promise<DraftState | null> => {
      const answer = await answerOf(session, question);
      if (answer === undefined) return null;
      take(answer);
      return answer.kind === 'read' ? answer : null;
    },
    [take],
  );
  if (!file) return undefined;
  return {
    drafted,
    ask,
    idsToAsk: async (question) => {
      const answer = await answerOf(session, question);
      return answer?.kind === 'ids' ? answer : null;
    },
    fileToSend: async () => {
      if (drafted.kind !== 'read') return null;
      const isPicked = isAsPicked(drafted.state);
      const answer = await session.current?.ask({ kind: isPicked ? 'picked' : 'file' });
      if (answer?.kind === 'file')
        return isPicked
          ? new File([answer.bytes], file.name, { type: file.type })
          : new File([answer.bytes], csvName(file), { type: 'text/csv' });
      take({ kind: 'failed' });
      return null;
    },
  };
};
