import { useParams } from 'react-router-dom';
import { ActivitySection, DatesSection } from '@/domain/activity';
import { routes } from '@/domain/routes';
import { TakenPart } from '@/domain/record-take';
import { offerOf, reloadAction } from '@/shared/actions';
import { useScreenTitle } from '@/shared/auth';
import { queryState } from '@/shared/apollo';
import {
  Banner,
  DetailBody,
  DetailHeader,
  DetailPlaceholder,
  FailureBanner,
  FieldFacts,
  Section,
} from '@/shared/detail';
import { usePolling } from '@/shared/polling';
import { ChangedBanner } from '@/shared/versions';
import { taxFormActions } from '../actions/tax-form.actions';
import { TaxFormCurrentVersionDocument, useTaxFormForActionQuery } from '../actions/TaxFormChanges.generated';
import { isUnderWay, periodText, TaxFormStatusChip } from '../tax-form.status';
import { detailTexts as texts, dialogTexts } from '../tax-form.texts';
import { errorOf, timelineOf, taxFormFields } from './tax-form.fields';

/** Polling interval in milliseconds, while the file is being created. */
const EVERY_MS = 2_000;

const toForms = { to: routes.taxForms.path, label: texts.back } as const;

const missing = {
  title: dialogTexts.notFound,
  detail: texts.notFoundDetail,
  to: routes.taxForms.path,
  link: texts.back,
} as const;

const TaxFormScreen = ({ id }: { readonly id: string }) => {
  const title = useScreenTitle();
  const result = useTaxFormForActionQuery({ variables: { id }, notifyOnNetworkStatusChange: true });
  const form = result.data?.entity;
  const reload = () => void result.refetch();
  const actions = taxFormActions.usePageActions({ id, onChanged: reload });
  const isWorking = form ? isUnderWay(form) : false;
  const reloading = result.loading && Boolean(form);
  usePolling(isWorking, EVERY_MS, result.refetch);
  if (!form)
    return (
      <DetailPlaceholder
        title={title}
        back={toForms}
        query={queryState(result)}
        missing={missing}
        failed={dialogTexts.failed}
      />
    );
  const period = periodText(form.period);
  const offered = actions.offered(form);
  return (
    <>
      <DetailHeader
        title={title}
        documentTitle={texts.titleOf(form.formName, period)}
        back={toForms}
        entity={{
          what: `${form.formName} (${form.formVersion})`,
          who: period,
          status: <TaxFormStatusChip of={form} />,
        }}
        toolbar={{ label: texts.actions, actions: [...offered, reloadAction(texts.reload, reload)] }}
        taken={<TakenPart of="TaxForm" id={form.id} status={form.status} />}
        reloading={reloading && !isWorking}
      />
      <DetailBody
        banner={
          <>
            {isWorking ? (
              <Banner tone="info" title={texts.underWay} onlyOnScreen>
                {texts.underWayDetail}
              </Banner>
            ) : (
              <ChangedBanner query={TaxFormCurrentVersionDocument} shown={form} onShow={reload} />
            )}
            {form.status === 'ERROR' && (
              <FailureBanner reason={errorOf(form) ?? texts.failed} action={offerOf(offered, 'reprocess')} />
            )}
          </>
        }
        main={
          <Section title={texts.summary}>
            <FieldFacts fields={taxFormFields} entity={form} inSummary />
          </Section>
        }
        aside={
          <DatesSection of="TaxForm" id={form.id} version={form.version} dates={timelineOf(form)} inSummary={false} />
        }
        activity={<ActivitySection of="TaxForm" id={form.id} />}
      />
      {actions.dialog}
    </>
  );
};

/** Page of a tax form, `/afip/{id}` (B99). */
export const TaxFormPage = () => {
  const { id = '' } = useParams();
  // the key resets all state for another form
  return <TaxFormScreen key={id} id={id} />;
};
