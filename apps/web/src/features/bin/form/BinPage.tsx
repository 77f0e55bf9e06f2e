import { operationPermissions } from '@backoffice/schema/permissions';
import { visibleText } from '@backoffice/validators';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { ActivitySection } from '@/domain/activity';
import { routes } from '@/domain/routes';
import { useCan, useScreenTitle } from '@/shared/auth';
import { queryState, useApolloClient } from '@/shared/apollo';
import { ChangePage, MeanwhileChanges, readingOf, useChange, useLeaveDone } from '@/shared/change';
import { BareHeader, DetailPlaceholder, Facts, Fact, Section } from '@/shared/detail';
import { NoPermission, notify } from '@/shared/feedback';
import { quantity } from '@/shared/format';
import { binFields } from '../bin.fields';
import { binFormTexts as texts, binsTexts } from '../bin.texts';
import { CreateBinDocument, UpdateBinDocument, type UpdateBinMutation } from '../BinChanges.generated';
import { countryName } from '../countries';
import type { BinRowFragment } from '../list/BinsPage.generated';
import { MethodMark } from '../MethodMark';
import { BinFields, useBinForm, type BinArguments } from './BinForm';
import { useBinPageQuery } from './BinPage.generated';
import { SimilarBins } from './SimilarBins';

const back = { to: routes.bins.path, label: texts.back };

const missing = { title: texts.notFound, detail: texts.notFoundDetail };

type Payload = Pick<NonNullable<UpdateBinMutation['payload']>, 'error'> & {
  readonly bin?: BinRowFragment | null;
};

/** Page that creates a BIN (`bin` is null) or changes one. After saving, the address is that of the BIN (B112). */
const Editing = ({ bin: opened }: { readonly bin: BinRowFragment | null }) => {
  const leave = useLeaveDone();
  const client = useApolloClient();
  const [bin, setBin] = useState(opened);
  const words = bin ? texts.edit : texts.new;
  const change = useChange<BinArguments, Payload>({
    version: opened?.version ?? 0,
    seenAt: bin ? routes.bin.href(bin.id) : routes.bins.path,
    send: async ({ change: { version, ...once }, ...args }) =>
      bin
        ? client.mutate({ mutation: UpdateBinDocument, variables: { id: bin.id, bin: args.bin, once, version } })
        : client.mutate({ mutation: CreateBinDocument, variables: { ...args, once } }),
    onDone: async (payload) => {
      notify.success(words.done);
      // the page stays open: the saved values are the start of the next change
      form.resetForm({ values: form.values });
      if (payload.bin) goOn(payload.bin);
      await leave(routes.bin.href(bin?.id ?? visibleText(form.values.number)));
    },
  });
  const goOn = (current: BinRowFragment) => {
    change.goOn(current.version);
    setBin(current);
  };
  const { state } = change;
  const found = state.kind === 'refused' && state.refusal.code === 'CONFLICT' ? state.payload.bin : null;
  const current = found?.version === bin?.version ? null : found;
  const form = useBinForm(bin, change.submit);
  return (
    <ChangePage
      title={bin ? texts.edit.title(bin.id) : texts.new.title}
      back={back}
      submit={{ label: words.submit, valid: form.isValid && !current, run: form.handleSubmit }}
      change={change}
      dirty={form.dirty}
      under="bin."
      aside={<SimilarBins number={form.values.number} exists={bin !== null} />}
      problem={
        bin &&
        current && (
          <MeanwhileChanges read={readingOf(binFields)} seen={bin} current={current} onGoOn={() => goOn(current)} />
        )
      }
    >
      <BinFields form={form} bin={bin} />
    </ChangePage>
  );
};

/** BIN without a form (B113). */
const Reading = ({ bin }: { readonly bin: BinRowFragment }) => {
  const mayEdit = useCan(...updating.anyOf);
  return (
    <>
      <BareHeader title={texts.edit.title(bin.id)} back={back} />
      <Box sx={{ mt: 2, maxWidth: 860, display: 'grid', gap: 2 }}>
        <Section
          title={binsTexts.columns.ID}
          {...(mayEdit && {
            aside: (
              <Button component={Link} to={routes.bin.href(bin.id)} size="small">
                {binsTexts.edit}
              </Button>
            ),
          })}
        >
          <Facts>
            <Fact label={texts.card}>{bin.brand.description}</Fact>
            <Fact label={texts.cardType}>{bin.cardType.description}</Fact>
            <Fact label={texts.subtype}>{bin.subtype?.description}</Fact>
            <Fact label={texts.country}>{countryName(bin.country)}</Fact>
            <Fact label={texts.issuer}>{bin.issuer?.description}</Fact>
            <Fact label={texts.paymentMethod}>
              <MethodMark code={bin.paymentMethodCode} />
            </Fact>
            <Fact label={texts.accreditationDay}>{binsTexts.days(bin.accreditationDay)}</Fact>
            <Fact label={texts.uses}>{quantity(bin.uses)}</Fact>
          </Facts>
        </Section>
        <ActivitySection of="Bin" id={bin.id} />
      </Box>
    </>
  );
};

const One = ({ id, isSeen }: { readonly id: string; readonly isSeen: boolean }) => {
  const title = useScreenTitle();
  const query = useBinPageQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const bin = query.data?.bin;
  if (!bin)
    return (
      <DetailPlaceholder title={title} back={back} query={queryState(query)} missing={missing} failed={texts.failed} />
    );
  return isSeen ? <Reading bin={bin} /> : <Editing key={bin.id} bin={bin} />;
};

const creating = { anyOf: operationPermissions['Mutation.createBin'] };
const updating = { anyOf: operationPermissions['Mutation.updateBin'] };
const seeing = { anyOf: operationPermissions['Query.bin'] };

/**
 * Page of a BIN; the id `-1` means a new BIN (B112, CON-24). With `?ver=1`, or without the permission to update, the
 * page has no form (GAP-32).
 */
export const BinPage = () => {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const mayCreate = useCan(...creating.anyOf);
  const mayUpdate = useCan(...operationPermissions['Mutation.updateBin']);
  const maySee = useCan(...seeing.anyOf);
  if (id === '-1') return mayCreate ? <Editing bin={null} /> : <NoPermission needs={creating} />;
  const isSeen = search.get('ver') === '1';
  if (!maySee || (!isSeen && !mayCreate && !mayUpdate)) return <NoPermission needs={maySee ? updating : seeing} />;
  // without the permission to update, the page is read-only, even for a person who may create
  return <One id={id} isSeen={isSeen || !mayUpdate} />;
};
