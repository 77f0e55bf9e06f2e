const { GENERATED_FILES: files, GENERATED_FROM: first } = process.env;

/**
 * Files that the test of generated files tries. `GENERATED_FILES=10000 npm test -- unit generated-files` tries more, and
 * other ones each time. The name of the test has the first seed, so that `GENERATED_FROM` repeats a run that failed.
 */
export const generatedFiles = {
  count: Number(files ?? 3_000),
  /** Seed of the first file. */
  from: Number(first ?? (files === undefined ? 0 : Date.now() % 1_000_000_000)),
};
