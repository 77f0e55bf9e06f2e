export { MethodFields } from './MethodFields';
export { unremembered } from './unremembered';
export { useMethodForm } from './use-method-form';
