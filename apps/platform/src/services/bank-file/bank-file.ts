import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { notFound } from '../../shared/problem.ts';
import { xlsxContent } from '../export/xlsx.content.ts';
import type { BankFile } from './bank-file.content.ts';
import { bankFileSheet } from './bank-file.sheet.ts';
import { bankFileText } from './bank-file.text.ts';
import { bankFileXml } from './bank-file.xml.ts';

interface Format {
  readonly contentType: string;
  readonly content: (file: BankFile) => Readable;
}

const formats: Readonly<Record<string, Format>> = {
  xlsx: {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content: (file) => xlsxContent(bankFileSheet(file)),
  },
  txt: { contentType: 'text/plain; charset=us-ascii', content: (file) => Readable.from([bankFileText(file)]) },
  xml: { contentType: 'application/xml; charset=utf-8', content: (file) => Readable.from([bankFileXml(file)]) },
};

/** Sends the file of a withdraw or a batch in a format (GAP-26). @throws Problem for an unknown format */
export const answerBankFile = (reply: FastifyReply, format: string, file: BankFile): FastifyReply => {
  const found = Object.hasOwn(formats, format) ? formats[format] : undefined;
  if (found === undefined) throw notFound('file_format');
  return reply.type(found.contentType).send(found.content(file));
};
