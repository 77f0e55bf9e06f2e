import { useParams, useSearchParams } from 'react-router-dom';
import { routes } from '@/domain/routes';
import { ActionToolbar } from '@/shared/actions';
import { BareHeader, DetailHeader, DetailSkeleton, Unavailable } from '@/shared/detail';
import { money } from '@/shared/format';
import { missingVersion, parseVersionSearch, useHistoryAddress, type VersionAddress } from '@/shared/versions';
import { useSubscriptionActions } from '../actions';
import type { ActionName } from '../actions/menu/action-looks';
import { useOfferedActions } from '../actions/menu/use-offered-actions';
import { SubscriptionStatusChip } from '../SubscriptionStatusChip';
import { subscriptionDetailTexts as texts } from './detail.texts';
import { SubscriptionHistoryDialog } from './history/SubscriptionHistoryDialog';
import { SubscriptionBody } from './SubscriptionBody';
import type { SubscriptionDetailQuery } from './SubscriptionPage.generated';
import { useSubscription } from './use-subscription';

/** Always at hand, whatever else can be done; of an older version they say why they cannot be used (CON-11). */
const looks: ReadonlySet<ActionName> = new Set(['openForm', 'refresh', 'history']);

/** Back to the list, which remembers for the session how it was left (A50). */
const toSubscriptions = { to: routes.subscriptions.path, label: texts.back } as const;

/** There is no such subscription, or no such version of it: either way there is another place to go to. */
const missing = (id: string, version: number | undefined) =>
  version === undefined
    ? { title: texts.notFound, detail: texts.notFoundDetail, to: routes.subscriptions.path, link: texts.back }
    : missingVersion(texts.versionNotFound, routes.subscription.href(id));

interface LoadedProps {
  readonly subscription: NonNullable<SubscriptionDetailQuery['subscription']>;
  readonly page: { readonly run: (action: ActionName) => void; readonly reloading: boolean };
}

const Loaded = ({ subscription, page: { run, reloading } }: LoadedProps) => {
  const actions = useOfferedActions(subscription, run);
  return (
    <>
      <DetailHeader
        title={texts.title}
        back={toSubscriptions}
        reminder={{
          what: money(subscription.amount, subscription.currencyId),
          status: <SubscriptionStatusChip subscription={subscription} />,
        }}
        toolbar={<ActionToolbar label={texts.actions} actions={actions} looks={looks} reloading={reloading} />}
        reloading={reloading}
      />
      <SubscriptionBody subscription={subscription} form={actions.find(({ name }) => name === 'openForm')} />
    </>
  );
};

interface SubscriptionScreenProps extends VersionAddress {
  readonly id: string;
}

const SubscriptionScreen = ({ id, version, history }: SubscriptionScreenProps) => {
  const { entity: subscription, loading, failure, reloading, reload, retry } = useSubscription(id, version);
  const historyAddress = useHistoryAddress(version);
  const actions = useSubscriptionActions({ subscriptionId: id, onChanged: reload });
  if (!subscription)
    return (
      <>
        <BareHeader title={texts.title} back={toSubscriptions} />
        {loading ? (
          <DetailSkeleton />
        ) : (
          <Unavailable missing={missing(id, version)} failed={texts.failed} failure={failure} onRetry={retry} />
        )}
      </>
    );
  const run = (action: ActionName) => {
    if (action === 'history') historyAddress.open();
    else actions.open(action, subscription);
  };
  return (
    <>
      <Loaded subscription={subscription} page={{ run, reloading: reloading || actions.refreshing }} />
      <SubscriptionHistoryDialog
        open={history}
        onClose={historyAddress.close}
        subscriptionId={id}
        shown={subscription.version}
      />
      {actions.dialog}
    </>
  );
};

/** The detail of a subscription: `/suscripcion/{id}`, an older version with `?version=`, its versions with `?historial`. */
export const SubscriptionPage = () => {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  // another subscription is another screen: nothing of the one before stays, its open parts included
  return <SubscriptionScreen key={id} id={id} {...parseVersionSearch(search)} />;
};
