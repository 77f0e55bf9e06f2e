// Guards: A list of outgoing money has one title wherever a person meets it, and each status has one word.
// Looks over: apps/web/src/features/money-out/**, apps/web/src/features/home/work/**, apps/web/src/app/quick-search/**
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { batchStatus } from './batch/batch.status';
import { feature } from './money-out.feature';
import { moneyOutTitles, wholeTitles } from './money-out.titles';
import { withdrawStatus } from './withdraw/withdraw.status';
import { withdrawsTexts } from './withdraw/withdraw.texts';
import { withdrawalStatus } from './withdrawal/withdrawal.status';
import { batchesTexts } from './batch/batch.texts';

test('the titles are the exact ones of the specification', () => {
  expect(moneyOutTitles).toEqual({
    all: 'Retiros',
    pending: 'Retiros pendientes',
    withdraws: 'Retiros por lote',
    batches: 'Lotes',
    history: 'Historial',
  });
});

test('menu, page and tab give a list one title', () => {
  const shown = feature.screens.flatMap(({ title, menu = [], list }) =>
    list === undefined ? [] : menu.map(({ label }) => [label, title]),
  );
  expect(shown).toEqual([
    [moneyOutTitles.pending, wholeTitles.pending],
    [moneyOutTitles.history, wholeTitles.history],
    [moneyOutTitles.batches, wholeTitles.batches],
  ]);
  expect([withdrawsTexts.title, batchesTexts.title]).toEqual([wholeTitles.withdraws, wholeTitles.batches]);
});

/** Returns the texts of a file by their names. */
const textsIn = (file: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...readFileSync(file, 'utf8').matchAll(/^ {2}(\w+): '(.+)',$/gm)].map(([, name = '', text = '']) => [name, text]),
  );

test('the quick search and the home page use these titles and the words of the statuses', () => {
  expect(textsIn('apps/web/src/app/quick-search/quick-search.texts.ts')).toMatchObject({
    withdrawals: moneyOutTitles.all,
    withdraws: moneyOutTitles.withdraws,
    batches: moneyOutTitles.batches,
  });
  expect(textsIn('apps/web/src/features/home/work/work.texts.ts')).toMatchObject({
    withdrawals: `${moneyOutTitles.all} ${withdrawalStatus.PENDING_AUTHORIZATION.label.toLowerCase()}`,
    withdraws: `${moneyOutTitles.withdraws} ${withdrawStatus.PENDING.label.toLowerCase()}s`,
    batches: `${moneyOutTitles.batches} ${batchStatus.ERROR.label.toLowerCase()}`,
  });
});

/** Notices that the specification prescribes with another word for an authorized withdrawal (B368). */
const prescribed = /'Retiros? Aprobados?'/g;

const otherWords = /Autorización de retiros|\b(?:a|por) transferir\b|\baprob\w+|\bacept\w+/gi;

test('no text uses a known other word for a list or a status', () => {
  const folder = 'apps/web/src/features/money-out';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:texts|titles|help|feature|status)\.ts$/.test(name))
    .map((name) => join(folder, name));
  expect(files.length).toBeGreaterThan(8);
  const others = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').replaceAll(prescribed, '').matchAll(otherWords)].map(([word]) => `${file}: ${word}`),
  );
  expect(others).toEqual([]);
});
