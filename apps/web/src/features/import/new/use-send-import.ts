import { useRef, useState } from 'react';
import { routes } from '@/domain/routes';
import type { ImportInput } from '@/shared/apollo/schema-types.generated';
import { useApolloClient } from '@/shared/apollo';
import { useOnce, type ChangeAnswer, type ChangePayload } from '@/shared/change';
import { sendFile, type UploadProgress } from '@/shared/upload';
import { readConversion, type Conversion } from '../conversion/conversion';
import { CreateConversionUploadDocument, CreateImportUploadDocument } from './NewImport.generated';

/** Configuration for a foreign file. */
export interface Origin {
  readonly id: string;
  readonly name: string;
  readonly isDryRun: boolean;
}

/** File to send with its options. */
export interface SentImport {
  readonly input: ImportInput;
  readonly file: File;
  /** Configuration of a foreign file; null for a file of the template. */
  readonly origin: Origin | null;
  /** Name of the collector. */
  readonly collector: string;
}

interface Sent extends ChangePayload {
  readonly conversion: Conversion | null;
}

interface SendOptions {
  readonly onDone: (conversion: Conversion, sent: SentImport) => Promise<void>;
}

/** Sends the file of an import. A retry after an unknown outcome has the same idempotency key: one file, one import. */
export const useSendImport = ({ onDone }: SendOptions) => {
  const client = useApolloClient();
  const [progress, setProgress] = useState<UploadProgress>();
  const stopping = useRef<AbortController>(undefined);
  const last = useRef<SentImport>(undefined);

  const send = async (sent: SentImport, once: { idempotencyKey: string }): Promise<ChangeAnswer<Sent>> => {
    const { input, file, origin } = sent;
    last.current = sent;
    const { data, error } =
      origin === null
        ? await client.mutate({ mutation: CreateImportUploadDocument, variables: { import: input, once } })
        : await client.mutate({
            mutation: CreateConversionUploadDocument,
            variables: { import: input, configurationId: origin.id, dryRun: origin.isDryRun, once },
          });
    const payload = data?.payload;
    if (!payload?.upload)
      return payload ? { data: { payload: { error: payload.error, conversion: null } } } : { error };
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    setProgress({ sent: 0, total: file.size, bytesPerSecond: 0 });
    try {
      const answer = await sendFile(payload.upload.url, file, { onProgress: setProgress, signal });
      if (answer.kind === 'taken') {
        const conversion = readConversion(answer.data);
        // without a result the outcome is unknown, and the same file can be sent again
        return conversion ? { data: { payload: { error: null, conversion } } } : {};
      }
      const { message, cause, nextStep, extendedCode, serviceCode, requestId } = answer;
      const fields = [
        { __typename: 'FieldError' as const, path: 'import.fileName', code: 'REFUSED' as const, message },
      ];
      const refusal = {
        __typename: 'ChangeError' as const,
        code: 'REFUSED' as const,
        message,
        cause,
        nextStep,
        extendedCode,
        serviceCode,
        requestId,
        fields,
        mayBeMade: false,
      };
      return { data: { payload: { error: refusal, conversion: null } } };
    } finally {
      setProgress(undefined);
    }
  };

  const change = useOnce<SentImport, Sent>({
    seenAt: routes.imports.path,
    send,
    onDone: async ({ conversion }) => {
      if (conversion && last.current) await onDone(conversion, last.current);
    },
  });
  return { change, progress, cancel: () => stopping.current?.abort() };
};
