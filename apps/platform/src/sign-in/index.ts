export { createSignIn, type SignIn, type SignInOptions } from './create-sign-in.ts';
export type { TokenOverrides } from './access-token.ts';
export { demoUsers } from './demo-users.ts';
export { heldRoles, isRole, permissionNames, rolesGranting } from './held-roles.ts';
