import { fileRefusals } from '@backoffice/validators';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type {
  DraftAnswer,
  DraftChoice,
  DraftQuestion,
  DraftRefusal,
  DraftState,
  IdsQuestion,
  IdsToAsk,
} from './draft-session';
import { draftTexts as texts } from './draft.texts';
import { openSession, type DraftSession } from './open-session';
import type { RememberedReading } from './remembered-reading';

/** State of a file before it is sent. */
export type Drafted =
  | { readonly kind: 'reading' }
  | { readonly kind: 'read'; readonly state: DraftState }
  | { readonly kind: 'refused'; readonly problem: string; readonly refusal: DraftRefusal | null };

/** Returns the message for columns that a person can assign below. Undefined for any other problem. */
const matchingProblem = ({ code, details, headings, headingLine, choice }: DraftRefusal): string | undefined => {
  if (headings.length === 0) {
    const isAlone = choice.line !== null && code.startsWith('columns_');
    return isAlone ? texts.headingAlone(headingLine) : undefined;
  }
  if (code === 'heading_missing') return texts.headingGuessed(headingLine);
  if (code === 'columns_unknown') return texts.columnsUnknown(details);
  if (code === 'columns_repeated') return texts.columnsRepeated(details);
  const hasIgnored = headings.some(({ column }) => column === 'ignored');
  return code === 'columns_missing' && hasIgnored ? texts.columnsMissing(details) : undefined;
};

const problemOf = (refusal: DraftRefusal): string => {
  const text = fileRefusals[refusal.code];
  const { details } = refusal;
  return matchingProblem(refusal) ?? (details.length === 0 ? text : `${text} (${details.join(', ')})`);
};

const draftedOf = (answer: DraftAnswer): Drafted => {
  if (answer.kind === 'read') return { kind: 'read', state: answer };
  if (answer.kind !== 'refused') return { kind: 'refused', problem: texts.unreadable, refusal: null };
  return { kind: 'refused', problem: problemOf(answer), refusal: answer };
};

const opened = async (session: DraftSession, file: File): Promise<DraftAnswer> => {
  try {
    return await session.ask({ kind: 'open', bytes: new Uint8Array(await file.arrayBuffer()) });
  } catch {
    return { kind: 'failed' }; // the file was moved or changed after it was chosen
  }
};

/** Returns true if the chosen file is sent unchanged: no corrections, exclusions or choices. */
const isAsPicked = ({ choice, summary: { changedCount, outCount } }: DraftState): boolean =>
  changedCount === 0 &&
  outCount === 0 &&
  choice.sheet === null &&
  choice.line === null &&
  Object.keys(choice.columns).length === 0;

/** Returns the name of a corrected file: the name of the chosen file, with the extension of the new format. */
const csvName = ({ name }: File): string => name.replace(/\.(?:xlsx|xlsb|xls|ods)$/i, '.csv');

/** Draft of a file, to review and correct before it is sent. */
export interface ImportDrafting {
  readonly drafted: Drafted;
  readonly ask: (question: DraftQuestion) => Promise<DraftState | null>;
  /** Returns ids to check, without a render. Null if another file was chosen meanwhile. */
  readonly idsToAsk: (question: IdsQuestion) => Promise<IdsToAsk | null>;
  /**
   * Returns the file to send. A corrected file is csv, under the name of the chosen one. Null if the content was lost,
   * which the screen then reports.
   */
  readonly fileToSend: () => Promise<File | null>;
}

/** Sends a request to the session. Resolves with undefined if another file was chosen meanwhile. */
const answerOf = async (
  session: RefObject<DraftSession | undefined>,
  question: DraftQuestion,
): Promise<DraftAnswer | undefined> => {
  const own = session.current;
  const answer = await own?.ask(question);
  return own === session.current ? answer : undefined;
};

const reading: Drafted = { kind: 'reading' };

interface Known {
  readonly file: File | null;
  readonly drafted: Drafted;
}

/** Returns the state of a file whose heading row, columns and rows are still as detected. Null otherwise. */
const asFound = (drafted: Drafted): DraftState | DraftRefusal | null => {
  if (drafted.kind === 'reading') return null;
  const of = drafted.kind === 'read' ? drafted.state : drafted.refusal;
  if (of?.choice.line !== null || Object.keys(of.choice.columns).length > 0) return null;
  return of.kind === 'read' && of.summary.changedCount + of.summary.outCount > 0 ? null : of;
};

/** Returns the remembered choice for a file. Undefined if it would change nothing, or the person has already chosen. */
const choiceAsBefore = (drafted: Drafted, { columns, heading }: RememberedReading): DraftChoice | undefined => {
  const of = asFound(drafted);
  if (!of) return undefined;
  const isRefused = of.kind === 'refused';
  const line = of.firstRows.find(({ text }) => text === heading)?.line;
  const isElsewhere = line !== undefined && (isRefused || line !== of.headingLine);
  const isMatched = isRefused && of.headings.length > 0 && Object.keys(columns).length > 0;
  if (!isElsewhere && !isMatched) return undefined;
  return { ...of.choice, ...(isElsewhere ? { line } : {}), ...(isMatched ? { columns } : {}) };
};

interface ReadingAsBefore {
  readonly session: RefObject<DraftSession | undefined>;
  readonly drafted: Drafted;
  readonly remembered: RememberedReading;
  readonly take: (answer: DraftAnswer) => void;
}

/** Reads a file again with the remembered heading row and columns. */
const useReadAsBefore = ({ session, drafted, remembered, take }: ReadingAsBefore): void => {
  useEffect(
    function readAsBefore() {
      const own = session.current;
      const choice = choiceAsBefore(drafted, remembered);
      if (!own || !choice) return undefined;
      let isLeft = false;
      void own.ask({ kind: 'choose', choice }).then((answer) => {
        if (!isLeft) take(answer);
      });
      return () => {
        isLeft = true;
      };
    },
    [session, drafted, remembered, take],
  );
};

/**
 * Opens a draft of a file. The draft of the previous file is discarded.
 * @param file chosen file, or null
 * @param remembered choices for earlier files of the collector
 */
export const useImportDraft = (file: File | null, remembered: RememberedReading): ImportDrafting | undefined => {
  const [known, setKnown] = useState<Known>();
  const session = useRef<DraftSession>(undefined);
  const drafted = (known?.file === file ? known.drafted : undefined) ?? reading;
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
  useReadAsBefore({ session, drafted, remembered, take });
  // stable identity: a new function would render the grid again
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
