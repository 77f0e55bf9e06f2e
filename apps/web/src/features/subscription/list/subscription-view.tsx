import Visibility from '@mui/icons-material/VisibilityOutlined';
import { NotesSection } from '@/domain/note';
import { routes } from '@/domain/routes';
import { copyLine } from '@/shared/actions';
import { ABSENT, dateTime, money } from '@/shared/format';
import { amountColumn, chipColumn, cutColumn, linkColumn, textColumn } from '@/shared/grid';
import { RowMark, rowView } from '@/shared/list';
import { subscriptionActions } from '../actions/subscription.actions';
import { methodParts, methodText } from '../subscription.method';
import { subscriptionsTexts as texts } from '../subscription.texts';
import { SubscriptionStatusChip } from '../subscription.status';
import { subscriptionList } from './subscription-list';
import type { SubscriptionRowFragment } from './SubscriptionsPage.generated';

const methodOf = ({ paymentMethod }: SubscriptionRowFragment): string =>
  paymentMethod ? (methodText(paymentMethod) ?? ABSENT) : texts.noMethod;

/** Columns of the specification (A48), card and row menu of the list. All columns except the menu sort (A49). */
export const subscriptionView = rowView<SubscriptionRowFragment>({
  order: subscriptionList.order,
  headers: texts.columns,
  columns: [
    linkColumn('REQUEST_DATE', { width: 152, hasTime: true }, ({ id, requestDate }) => ({
      to: routes.subscription.href(id),
      text: dateTime(requestDate),
      label: texts.open(id),
    })),
    textColumn('CONCEPT_ID', { minWidth: 100, flex: 0.3 }, ({ detail }) => detail?.conceptId),
    textColumn('CONCEPT_DESCRIPTION', { minWidth: 112, flex: 1.4 }, ({ detail }) => detail?.conceptDescription),
    textColumn('PAYER_NAME', { minWidth: 124, flex: 1 }, ({ payer }) => payer?.name ?? payer?.email),
    amountColumn('AMOUNT', (row) => row),
    cutColumn('LAST_FOUR_DIGITS', { minWidth: 118, flex: 0.8 }, ({ paymentMethod }) => {
      const [text = paymentMethod ? ABSENT : texts.noMethod, ...kept] = paymentMethod ? methodParts(paymentMethod) : [];
      return { text, kept };
    }),
    chipColumn('STATUS', { width: 172 }, (row) => <SubscriptionStatusChip of={row} />),
  ],
  main: ['REQUEST_DATE', 'PAYER_NAME', 'AMOUNT', 'STATUS'],
  menu: ({ id, detail }) => (
    <subscriptionActions.RowMenu
      id={id}
      label={texts.actionsOf(id)}
      lines={() => [
        { label: texts.seeDetail, icon: <Visibility />, to: routes.subscription.href(id) },
        copyLine(texts, id),
        ...(detail?.externalReference ? [copyLine(texts, detail.externalReference, texts.copyReference)] : []),
      ]}
    />
  ),
  mark: ({ id }) => <RowMark id={id} />,
  more: ({ id }) => ({ below: <NotesSection of="PaymentSubscription" id={id} /> }),
  card: (row) => ({
    to: routes.subscription.href(row.id),
    title: row.payer?.name ?? row.detail?.externalReference ?? row.id,
    lines: [row.detail?.conceptDescription ?? ABSENT, `${dateTime(row.requestDate)} · ${methodOf(row)}`],
    amount: money(row.amount, row.currencyId),
    status: <SubscriptionStatusChip of={row} />,
  }),
});
