export { examples } from '../examples/examples.ts';
export { variablesOf } from '../examples/example-values.ts';
export { screenExamples } from '../examples/screen-examples.generated.ts';
