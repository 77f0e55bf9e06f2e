import { conciliationForm, visibleText } from '@backoffice/validators';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { routes } from '@/domain/routes';
import { entityAction, entityDialogs, type UseDialogForm } from '@/shared/change';
import { FormField, NUMBER_MAX_LENGTH, textMaxLength, useForm } from '@/shared/form';
import { money, remainderOf } from '@/shared/format';
import { BatchStateChip } from '../batch-state';
import { conciliateTexts, dialogTexts as texts } from '../service-payment.texts';
import { gatewayBatchFields } from './gateway-batch.fields';
import * as changes from './GatewayBatchChanges.generated';

type Batch = changes.GatewayBatchForActionFragment;

interface Arguments {
  readonly description: string | null;
  readonly compensationAmount: string | null;
}

interface DifferenceProps {
  readonly batch: Batch;
  /** Typed digits. Empty keeps the value of the batch (B251). */
  readonly typed: string;
}

/** Total minus the typed compensation. While the field is empty, total minus the compensation of the batch. */
const Difference = ({ batch: { totalAmount, compensationAmount, currencyId }, typed }: DifferenceProps) => {
  const compensation = typed === '' ? compensationAmount : typed;
  const rest = compensation === null ? undefined : remainderOf(totalAmount, [compensation]);
  if (rest === undefined) return null;
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        gap: 2,
        p: 1.25,
        borderRadius: '8px',
        bgcolor: 'surface.sunken',
      }}
    >
      <Typography variant="body2">{texts.difference}</Typography>
      <Typography variant="body2" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {money(rest, currencyId)}
      </Typography>
    </Box>
  );
};

const keptText = (value: string | null): string => (value === null ? texts.keptNothing : texts.kept(value));

const useConciliation: UseDialogForm<Batch, Arguments> = (batch, submit) => {
  const form = useForm({
    shape: conciliationForm,
    initialValues: { description: '', compensationAmount: '' },
    onSubmit: ({ description, compensationAmount }) =>
      submit({ description: description || null, compensationAmount: compensationAmount || null }),
  });
  const { description, compensationAmount, currencyId } = batch;
  const typed = visibleText(form.values.compensationAmount);
  const kept = keptText(compensationAmount === null ? null : money(compensationAmount, currencyId));
  return {
    valid: form.isValid,
    dirty: form.dirty,
    onSubmit: form.handleSubmit,
    fields: (
      <>
        <FormField
          form={form}
          name="description"
          label={texts.description}
          helperText={keptText(description)}
          multiline
          minRows={2}
          autoFocus
          slotProps={{ htmlInput: { maxLength: textMaxLength(500) } }}
        />
        <FormField
          form={form}
          name="compensationAmount"
          label={texts.compensation}
          helperText={`${texts.wholePesos}. ${kept}`}
          slotProps={{ htmlInput: { maxLength: NUMBER_MAX_LENGTH, inputMode: 'numeric', autoComplete: 'off' } }}
        />
        {/^\d*$/.test(typed) && <Difference batch={batch} typed={typed} />}
      </>
    ),
  };
};

/** Dialog that conciliates a gateway batch (B119, B251). */
export const GatewayBatchDialog = entityDialogs({
  query: changes.GatewayBatchForActionDocument,
  texts,
  summaryOf: (entity: Batch) => ({
    title: texts.titleOf(entity.gatewayName, String(entity.batchNumber)),
    amount: money(entity.totalAmount, entity.currencyId),
    status: <BatchStateChip batch={entity} />,
    lastUpdateDate: entity.batchDate,
  }),
  addressOf: ({ batchNumber }) => routes.gatewayBatches.href({ lote: String(batchNumber), period: 'ultimos-12-meses' }),
  fields: gatewayBatchFields,
  actionTexts: { conciliate: conciliateTexts },
  actions: {
    conciliate: entityAction({ mutation: changes.ConciliateGatewayBatchDocument, useForm: useConciliation }),
  },
});
