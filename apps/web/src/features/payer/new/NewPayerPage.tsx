import { operationPermissions } from '@backoffice/schema/permissions';
import { payerForm } from '@backoffice/validators';
import { routes } from '@/domain/routes';
import { useCan, useScreenTitle } from '@/shared/auth';
import { useApolloClient } from '@/shared/apollo';
import { ChangePage, useLeaveDone, useOnce } from '@/shared/change';
import { notify } from '@/shared/feedback';
import { FormField, textMaxLength, useForm } from '@/shared/form';
import { IdentificationFields, identificationInput, noIdentification } from '@/domain/identification';
import { texts as common } from '@/shared/texts';
import { payersTexts } from '../payer.texts';
import { newPayerTexts as texts } from './new-payer.texts';
import { CreatePayerDocument, type CreatePayerMutation, type CreatePayerMutationVariables } from './NewPayer.generated';

type Args = Omit<CreatePayerMutationVariables, 'once'>;

/** Returns the link back: to the search, or to the home page for people who may not read payers. */
const useBack = () =>
  useCan(...operationPermissions['Query.payers'])
    ? { to: routes.payers.path, label: payersTexts.back }
    : { to: routes.home.path, label: common.home };

/** Page that creates a payer (B55), and then opens its page if the person may read payers. */
export const NewPayerPage = () => {
  const maySee = useCan(...operationPermissions['Query.payer']);
  const back = useBack();
  const leave = useLeaveDone();
  const client = useApolloClient();
  const change = useOnce<Args, NonNullable<CreatePayerMutation['payload']>>({
    seenAt: back.to,
    send: (args, once) => client.mutate({ mutation: CreatePayerDocument, variables: { ...args, once } }),
    onDone: ({ payerId }) => {
      notify.success(texts.done);
      return leave(maySee && payerId !== null ? routes.payer.href(payerId) : back.to);
    },
  });
  const form = useForm({
    shape: payerForm,
    initialValues: { name: '', email: '', identification: noIdentification },
    onSubmit: ({ name, email, identification }) =>
      change.submit({ name, email, ...identificationInput(identification) }),
  });
  return (
    <ChangePage
      title={useScreenTitle()}
      back={back}
      submit={{ label: texts.submit, valid: form.isValid, run: form.handleSubmit }}
      change={change}
      dirty={form.dirty}
    >
      <FormField
        form={form}
        name="name"
        label={texts.name}
        required
        autoFocus
        slotProps={{ htmlInput: { maxLength: textMaxLength(120), autoComplete: 'off' } }}
      />
      <FormField
        form={form}
        name="email"
        type="email"
        label={texts.email}
        required
        slotProps={{ htmlInput: { maxLength: textMaxLength(254), autoComplete: 'off', inputMode: 'email' } }}
      />
      <IdentificationFields form={form} type={form.values.identification.type} />
    </ChangePage>
  );
};
