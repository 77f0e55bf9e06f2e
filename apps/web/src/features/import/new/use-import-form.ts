import { operationPermissions } from '@backoffice/schema/permissions';
import { conversionForm, importForm, problemsOf } from '@backoffice/validators';
import { useState } from 'react';
import type { CollectorOption } from '@/domain/collector';
import type { MatchImport } from '@/shared/apollo/schema-types.generated';
import { skipToken } from '@/shared/apollo';
import { useCan } from '@/shared/auth';
import { newImportTexts as texts } from './new-import.texts';
import { useCollectorMatchQuery } from './NewImport.generated';

/** Matches that the rows should satisfy. A row that does not is imported as a pending payment. */
export interface Matches {
  readonly matchPayer: boolean;
  readonly matchConcept: boolean;
  readonly matchIdentification: boolean;
}

/** Configuration of origin. */
interface OriginChoice {
  readonly id: string;
  readonly name: string;
}

const none: Matches = { matchPayer: false, matchConcept: false, matchIdentification: false };

const forcedMatches: Readonly<Record<MatchImport, Matches | undefined>> = {
  MATCH_PAYER: { ...none, matchPayer: true },
  MATCH_CONCEPT: { ...none, matchConcept: true },
  MATCH_IDENTIFICATION: { ...none, matchIdentification: true },
  UNKNOWN: undefined,
};

/** Returns the matches after a change (B217). Identification excludes the other two, which may be combined. */
const chosenMatches = (before: Matches, name: keyof Matches, isOn: boolean): Matches => {
  if (!isOn) return { ...before, [name]: false };
  if (name === 'matchIdentification') return { ...none, matchIdentification: true };
  return { ...before, [name]: true, matchIdentification: false };
};

/** Returns the matches that the collector requires (B218), once they are loaded. */
const useForcedMatches = (collector: CollectorOption | null) => {
  const maySee = useCan(...operationPermissions['Query.collector']);
  const { data, loading } = useCollectorMatchQuery(
    collector && maySee ? { variables: { id: collector.id } } : skipToken,
  );
  const match = data?.collector?.matchImport;
  return { forced: match ? forcedMatches[match] : undefined, isKnown: !maySee || !loading };
};

/** Returns the problem of a file, or undefined. A foreign file may have any extension. */
const fileProblemOf = (args: object, converting: boolean, isChanged: boolean): string | undefined => {
  if (isChanged) return texts.fileChanged;
  const problems = problemsOf(converting ? conversionForm : importForm, args);
  return problems['fileSize'] ?? problems['fileName'];
};

/** State of the form and its problems. */
export const useImportForm = () => {
  const [collector, setCollector] = useState<CollectorOption | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const [changedFile, setChangedFile] = useState<File | null>(null);
  const [chosen, setChosen] = useState<Matches>(none);
  const [converting, setConverting] = useState(false);
  const [origin, setOrigin] = useState<OriginChoice>({ id: '', name: '' });
  const [isDryRun, setDryRun] = useState(false);
  const { forced, isKnown } = useForcedMatches(collector);
  const matches = forced ?? chosen;
  const { name: fileName = '', size: fileSize = 0 } = file ?? {};
  const args = { collectorId: collector?.id ?? '', ...matches, fileName, fileSize };
  const originProblem = converting && origin.id === '' ? texts.originMissing : undefined;
  const fileProblem = file === null ? undefined : fileProblemOf(args, converting, file === changedFile);
  return {
    collector,
    setCollector,
    file,
    setFile,
    /** Reports that the chosen file was changed or removed. */
    markChanged: () => setChangedFile(file),
    matches,
    /** True if the collector requires its match, so that nobody can change it (B218). */
    isForced: forced !== undefined,
    setMatch: (name: keyof Matches, isOn: boolean) => setChosen(chosenMatches(chosen, name, isOn)),
    converting,
    setConverting,
    origin,
    setOrigin,
    /** True for a test of the conversion without an import. */
    isDryRun,
    setDryRun,
    originProblem,
    fileProblem,
    args,
    isDirty: collector !== null || file !== null,
    isValid: isKnown && collector !== null && file !== null && !fileProblem && !originProblem,
  };
};

/** State of the form, for its fields. */
export type ImportForm = ReturnType<typeof useImportForm>;
