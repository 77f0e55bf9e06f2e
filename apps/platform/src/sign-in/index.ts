export { createSignIn, type SignIn, type SignInOptions } from './create-sign-in.ts';
export type { TokenOverrides } from './access-token.ts';
export { demoUsers } from './demo-users.ts';
export { heldRoles, permissionNames, roleNames, rolesGranting } from './held-roles.ts';
