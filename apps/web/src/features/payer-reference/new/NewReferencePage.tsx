import { routes } from '@/domain/routes';
import { operationPermissions } from '@backoffice/schema/permissions';
import { useContext, useState } from 'react';
import { CollectorPicker, type CollectorOption } from '@/domain/collector';
import { useCan, useScreenTitle } from '@/shared/auth';
import { useApolloClient } from '@/shared/apollo';
import { ChangePage, useLeaveDone, useOnce } from '@/shared/change';
import { notify } from '@/shared/feedback';
import { FormLock, useProblem } from '@/shared/form';
import { texts as common } from '@/shared/texts';
import { ReferenceFields } from '../form/ReferenceFields';
import { emptyReference, useReferenceForm, type ReferenceArgs, type ReferenceForm } from '../form/use-reference-form';
import { payerReferencesTexts as texts } from '../payer-reference.texts';
import { CreatePayerReferenceDocument, type CreatePayerReferenceMutation } from '../ReferenceChanges.generated';

/** Returns the link back: to the list, or to the home page for people who may not read references. */
const useBack = () =>
  useCan(...operationPermissions['Query.payerReferences'])
    ? { to: routes.payerReferences.path, label: texts.back }
    : { to: '/home', label: common.home };

/** Fields of the form. The collector comes first, and the others are disabled until it is chosen (B52). */
const Fields = ({ form }: { readonly form: ReferenceForm }) => {
  const [collector, setCollector] = useState<CollectorOption | null>(null);
  const locked = useContext(FormLock);
  const { error, problem } = useProblem(form, 'collectorId');
  return (
    <>
      <CollectorPicker
        label={texts.form.collector}
        value={collector}
        onChange={(chosen) => {
          setCollector(chosen);
          void form.setFieldValue('collectorId', chosen?.id ?? '');
        }}
        field={{
          name: 'collectorId',
          disabled: locked,
          problem,
          next: error,
          hint: texts.form.collectorFirst,
          onBlur: form.handleBlur,
        }}
      />
      <FormLock value={locked || collector === null}>
        <ReferenceFields form={form} />
      </FormLock>
    </>
  );
};

/** Page that creates a payer reference (B52), and then follows its link back. */
export const NewReferencePage = () => {
  const back = useBack();
  const leave = useLeaveDone();
  const client = useApolloClient();
  const change = useOnce<ReferenceArgs, NonNullable<CreatePayerReferenceMutation['payload']>>({
    seenAt: back.to,
    send: (args, once) => client.mutate({ mutation: CreatePayerReferenceDocument, variables: { ...args, once } }),
    onDone: () => {
      notify.success(texts.new.done);
      return leave(back.to);
    },
  });
  const form = useReferenceForm(emptyReference, change.submit);
  return (
    <ChangePage
      title={useScreenTitle()}
      back={back}
      submit={{ label: texts.new.submit, valid: form.isValid, run: form.handleSubmit }}
      change={change}
      dirty={form.dirty}
      under="reference."
    >
      <Fields form={form} />
    </ChangePage>
  );
};
