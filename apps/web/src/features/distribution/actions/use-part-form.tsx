import { check, distributionDetailFields, reasonForm, type InferType, visibleText } from '@backoffice/validators';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { accountLine } from '@/domain/destination';
import { SecondPerson } from '@/domain/second-person';
import type { DistributionDetailInput } from '@/shared/apollo/schema-types.generated';
import { offerOf } from '@/shared/actions';
import type { NextDialog, UseDialogForm } from '@/shared/change';
import { AmountField, ChoiceField, FormField, NUMBER_MAX_LENGTH, textMaxLength, useForm } from '@/shared/form';
import { money } from '@/shared/format';
import { useDistributionPartsQuery, type DistributionPartsQuery } from '../detail/DistributionDetail.generated';
import { editTexts as texts } from '../distribution.texts';
import { wrongSumOf } from '../parts-sum';
import { Force } from './Force';
import type { PartForActionFragment } from './DistributionChanges.generated';

interface PartArguments {
  readonly distributionId: string;
  readonly detail: DistributionDetailInput;
  readonly force: boolean;
  /** Reason of a forced success; null for an edit. */
  readonly reason: string | null;
}

const formats = (['cbu', 'alias'] as const).map((id) => ({ id, ...texts[id] }));

type Whole = NonNullable<DistributionPartsQuery['distribution']>;

/** Returns a warning if the parts would not add up to the total. The service may allow less (B258). */
const sumProblemOf = ({ id }: PartForActionFragment, whole: Whole | null | undefined, amount: string | undefined) => {
  if (!whole?.details || amount === undefined) return undefined;
  const { totalAmount, currencyId } = whole;
  const parts = whole.details.rows.map((part) => (part.id === id ? { amount } : part));
  return wrongSumOf(parts, totalAmount, currencyId);
};

/**
 * Returns the next dialog, which reprocesses the distribution. It is offered if reprocessing is allowed, or refused
 * because a destination is invalid, which this edit may correct.
 */
const reprocessOf = (whole: Whole | null | undefined): NextDialog | undefined => {
  const offer = offerOf(whole?.availableActions ?? [], 'reprocess');
  return whole && (offer?.allowed || offer?.reasonCode === 'destination_invalid')
    ? { label: texts.andReprocess, parameter: 'distribucion', action: 'reprocess', id: whole.id }
    : undefined;
};

/** Length of an alias that causes a warning only (CON-16). */
const SHORT_ALIAS = 5;

const initialOf = ({ destination, cuit, amount }: PartForActionFragment) => ({
  // a numeric destination is a CBU (B267)
  format: /^\d+$/.test(destination.account) ? 'cbu' : 'alias',
  account: destination.account,
  cuit,
  name: destination.holder ?? '',
  amount: money(amount, null),
});

/** Form that edits the destination and the amount of a part, or forces its success with a reason (B254-B258). */
export const usePartForm: UseDialogForm<PartForActionFragment, PartArguments> = (part, submit) => {
  const send = (fields: InferType<typeof distributionDetailFields>, reason: string | null) => {
    const { format, account, cuit, name, amount } = fields;
    const detail = { format: format === 'alias' ? ('ALIAS' as const) : ('CBU' as const), account, cuit, name, amount };
    submit({ distributionId: part.distributionId, detail, force: reason !== null, reason });
  };
  const form = useForm({
    shape: distributionDetailFields,
    initialValues: initialOf(part),
    onSubmit: (fields) => send(fields, null),
  });
  const { values } = form;
  const checked = check(distributionDetailFields, values);
  const reasoned = useForm({
    shape: reasonForm,
    initialValues: { reason: '' },
    onSubmit: ({ reason }) => checked.ok && send(checked.value, reason),
  });
  const { data } = useDistributionPartsQuery({ variables: { id: part.distributionId } });
  const whole = data?.distribution;
  const sum = sumProblemOf(part, whole, checked.ok ? checked.value.amount : undefined);
  const isShortAlias = values.format === 'alias' && visibleText(values.account).length === SHORT_ALIAS;
  const mayForce = offerOf(part.availableActions, 'force')?.allowed === true;
  return {
    valid: form.isValid,
    dirty: form.dirty || reasoned.dirty,
    onSubmit: form.handleSubmit,
    next: reprocessOf(whole),
    fields: (
      <>
        <Typography sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>
          {texts.now(accountLine(part.destination), money(part.amount, 'ARS'))}
        </Typography>
        <ChoiceField
          label={texts.format}
          value={values.format}
          options={formats}
          onChange={(format) => {
            // the account is cleared, because the other format needs another account (B254)
            void form
              .setFieldValue('format', format)
              .then(() => form.setFieldValue('account', ''))
              .then(() => form.setFieldTouched('account', false));
          }}
        />
        <FormField
          form={form}
          name="account"
          label={texts.account}
          required
          autoFocus
          slotProps={{ htmlInput: { maxLength: NUMBER_MAX_LENGTH, spellCheck: false } }}
        />
        {isShortAlias && <Alert severity="warning">{texts.shortAlias}</Alert>}
        <FormField
          form={form}
          name="cuit"
          label={texts.cuit}
          required
          slotProps={{ htmlInput: { maxLength: NUMBER_MAX_LENGTH } }}
        />
        <FormField
          form={form}
          name="name"
          label={texts.name}
          slotProps={{ htmlInput: { maxLength: textMaxLength(120) } }}
        />
        <AmountField form={form} currencyId="ARS" label={texts.amount} />
        {sum && <Alert severity="warning">{sum}</Alert>}
        <SecondPerson act="editDestination" />
        {mayForce && <Force part={checked.ok ? checked.value : null} form={reasoned} />}
      </>
    ),
  };
};
