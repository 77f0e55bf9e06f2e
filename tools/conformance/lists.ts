import type { Operation } from '@backoffice/platform/testing';
import { checkEachCondition, checkCombinedConditions } from './finding.ts';
import { ListChecks } from './list-checks.ts';
import { checkFirstPage, turnPages } from './pages.ts';
import { queriesFor } from './gateway-queries.ts';
import type { Notes } from './report.ts';
import { knownPaths } from './rows.ts';
import type { Service } from './service.ts';

/** Number of rows of the largest page. */
const LARGEST_PAGE = 100;

/**
 * Checks the first known list with rows: the gateway's filters and orders, the same with values of rows, pages, and
 * invalid queries.
 */
export const checkList = async (service: Service, operation: Operation, notes: Notes): Promise<void> => {
  const questions = queriesFor(service, operation);
  const plain = questions.find(({ filters }) => filters.length === 0) ?? questions[0];
  if (!plain) return;
  const paths = await knownPaths(service, operation);
  for (const { path } of paths) {
    const checks = new ListChecks({ service, operation, notes }, path, plain);
    if (!(await checkFirstPage(checks, plain))) return;
    const all = await checks.ask({ ...plain, limit: LARGEST_PAGE });
    if (all?.rows.length === 0) continue;
    await checks.refuse();
    if (all) await turnPages(checks, plain, all);
    const rows = all?.rows ?? [];
    for (const question of questions) {
      await checks.ask(question.sorts === plain.sorts ? question : { ...question, limit: LARGEST_PAGE });
      if (question.filters.length > 0) await checkEachCondition(checks, question, rows);
    }
    await checkCombinedConditions(checks, questions, rows);
    return;
  }
  notes.skip('the list has no rows, or nothing is known that has it');
};
