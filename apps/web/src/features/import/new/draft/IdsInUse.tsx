import type { DraftSummary, SharingImport } from '@backoffice/import-file';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import { Fragment, useSyncExternalStore } from 'react';
import { routes } from '@/domain/routes';
import { Banner } from '@/shared/detail';
import type { Tone } from '@/shared/theme';
import { draftTexts as texts } from './draft.texts';
import type { IdCheck } from './use-id-check';

/** Maximum number of imports that are named. The others are counted. */
const NAMED = 5;

const Running = ({ progress, skip }: Extract<IdCheck, { readonly kind: 'running' }>) => {
  const { done, of } = useSyncExternalStore(progress.subscribe, progress.now);
  const text = texts.checkingIds(done, of);
  return (
    <Banner tone="info" title={text} action={<Button onClick={skip}>{texts.skipIds}</Button>}>
      <LinearProgress
        variant={of === 0 ? 'indeterminate' : 'determinate'}
        value={of === 0 ? 0 : (done / of) * 100}
        aria-label={text}
      />
    </Banner>
  );
};

/** State of the check of ids against payments and other imports: progress, or why it did not finish. */
export const CheckOfIds = ({ check }: { readonly check: IdCheck }) => {
  if (check.kind === 'none') return null;
  if (check.kind === 'running') return <Running {...check} />;
  const isFailed = check.kind === 'failed';
  return (
    <Banner
      tone={isFailed ? 'warning' : 'info'}
      title={isFailed ? texts.idsFailed : texts.idsSkipped}
      action={<Button onClick={check.start}>{isFailed ? texts.retryIds : texts.checkIds}</Button>}
    >
      {texts.idsLater}
    </Banner>
  );
};

interface ElsewhereProps {
  readonly imports: readonly SharingImport[];
  readonly tone: Tone;
  readonly locked: boolean;
  readonly onLeaveOut: () => void;
}

/** Banner about rows whose ids another import has, with links to the imports and a button that excludes the rows. */
export const Elsewhere = ({ imports, tone, locked, onLeaveOut }: ElsewhereProps) => {
  const count = imports.reduce((sum, { count: own }) => sum + own, 0);
  if (count === 0) return null;
  return (
    <Banner
      tone={tone}
      title={texts.elsewhere(count)}
      action={
        <Button disabled={locked} onClick={onLeaveOut}>
          {texts.leaveOutElsewhere(count)}
        </Button>
      }
    >
      {texts.elsewhereDetail}{' '}
      {imports.slice(0, NAMED).map(({ importId, fileName, count: own }, place) => (
        <Fragment key={importId}>
          {place > 0 && ' · '}
          <Link href={routes.import.href(importId)} target="_blank" rel="noopener">
            {texts.importWith(fileName, own)}
          </Link>
        </Fragment>
      ))}
      {imports.length > NAMED && ` · ${texts.moreImports(imports.length - NAMED)}`}
    </Banner>
  );
};

interface CaseTwinsProps {
  readonly summary: Pick<DraftSummary, 'caseCount' | 'knownCaseCount'>;
  readonly tone: Tone;
  readonly onSee: () => void;
}

/** Banner about ids that differ only in case. The person decides if they were meant to be the same. */
export const CaseTwins = ({ summary: { caseCount, knownCaseCount }, tone, onSee }: CaseTwinsProps) =>
  caseCount > 0 && (
    <Banner
      tone={tone}
      title={texts.caseTwins(caseCount)}
      action={<Button onClick={onSee}>{texts.seeCaseTwins}</Button>}
    >
      {knownCaseCount > 0 && `${texts.caseTwinsKnown(knownCaseCount, caseCount)} `}
      {texts.caseTwinsDistinct} {texts.caseTwinsDetail}
    </Banner>
  );
