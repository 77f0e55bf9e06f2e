import { reasonForm } from '@backoffice/validators';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { MethodRefundInput } from '@/shared/apollo/schema-types.generated';
import type { UseDialogForm } from '@/shared/change';
import { money, totalText } from '@/shared/format';
import { ReasonField, useForm } from '@/shared/form';
import { methodSummary } from '../payment.method';
import { dialogTexts } from './payment-actions.texts';
import type { PaymentForActionFragment } from './PaymentChanges.generated';

type Method = PaymentForActionFragment['paymentMethods'][number] & { readonly position: number };

/** Returns the methods that their gateway approved (PAC-16). Their id is their position (A115). */
const approvedMethods = (methods: PaymentForActionFragment['paymentMethods']): readonly Method[] =>
  methods.map((method, position) => ({ ...method, position })).filter(({ gateway }) => gateway?.status === 'APPROVED');

/** Line with a label, and its amount on the right. */
const AmountLine = ({ label, amount }: { readonly label: string; readonly amount: string }) => (
  <Box
    component="span"
    sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, fontVariantNumeric: 'tabular-nums' }}
  >
    <span>{label}</span> <span>{amount}</span>
  </Box>
);

/** Returns the sum of the methods, by currency. */
const sumOf = (methods: readonly Method[]): string =>
  totalText(methods.map(({ finalAmount, currencyId }) => ({ amount: finalAmount, currencyId })));

interface MethodChoiceProps {
  readonly methods: readonly Method[];
  readonly chosen: ReadonlySet<number>;
  readonly onChange: (chosen: ReadonlySet<number>) => void;
}

/** Checkboxes for the methods to refund, with their total. */
const MethodChoice = ({ methods, chosen, onChange }: MethodChoiceProps) => {
  const labelId = useId();
  const toggle = (position: number) => {
    const next = new Set(chosen);
    if (!next.delete(position)) next.add(position);
    onChange(next);
  };
  const sum = sumOf(methods.filter(({ position }) => chosen.has(position)));
  return (
    <Box role="group" aria-labelledby={labelId}>
      <Typography id={labelId} variant="subtitle2" sx={{ mb: 0.5 }}>
        {dialogTexts.methods}
      </Typography>
      <FormGroup>
        {methods.map((method) => (
          <FormControlLabel
            key={method.position}
            control={
              <Checkbox
                checked={chosen.has(method.position)}
                onChange={() => {
                  toggle(method.position);
                }}
              />
            }
            label={<AmountLine label={methodSummary(method)} amount={money(method.finalAmount, method.currencyId)} />}
            sx={{ mx: 0, ml: '-6px', '& .MuiFormControlLabel-label': { flex: 1, minWidth: 0 } }}
          />
        ))}
      </FormGroup>
      <Box aria-live="polite" sx={{ mt: 0.75, pt: 1, borderTop: 1, borderColor: 'divider', fontWeight: 560 }}>
        <AmountLine label={dialogTexts.methodsTotal} amount={sum || money('0', 'ARS')} />
      </Box>
    </Box>
  );
};

interface PartialRefund {
  readonly reason: string;
  readonly methods: MethodRefundInput[];
}

/** Form that refunds the chosen approved methods of a partial payment (PAC-15 to PAC-18). */
export const usePartialRefundForm: UseDialogForm<PaymentForActionFragment, PartialRefund> = (payment, submit) => {
  const methods = approvedMethods(payment.paymentMethods);
  const [chosen, choose] = useState<ReadonlySet<number>>(() => new Set(methods.map(({ position }) => position)));
  const returned = methods.filter(({ position }) => chosen.has(position));
  const form = useForm({
    shape: reasonForm,
    initialValues: { reason: '' },
    onSubmit: ({ reason }) => {
      submit({
        reason,
        methods: returned.map(({ position, finalAmount }) => ({ position, amount: finalAmount })),
      });
    },
  });
  return {
    valid: form.isValid && returned.length > 0,
    dirty: form.dirty,
    submitLabel: returned.length > 0 ? dialogTexts.refundAmount(sumOf(returned)) : undefined,
    onSubmit: form.handleSubmit,
    fields: (
      <>
        <MethodChoice methods={methods} chosen={chosen} onChange={choose} />
        <ReasonField form={form} autoFocus />
      </>
    ),
  };
};
