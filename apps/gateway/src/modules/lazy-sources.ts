import type { ClientOf } from '../rest/rest-client.ts';
import type { GatewayShared } from '../gateway-shared.ts';
import type { Module } from './define-module.ts';

/**
 * Makes the sources of a request when they are first used: a request needs one or two of seventeen services, and the
 * clients of all of them would cost it more than its own work.
 */
export const lazySources =
  <Sources extends object>(modules: { readonly [Name in keyof Sources]: Module<Sources[Name]> }) =>
  (shared: GatewayShared): ((clientOf: ClientOf) => Sources) => {
    class LazySources {
      readonly clientOf: ClientOf;
      readonly made: Partial<Sources> = {};
      constructor(clientOf: ClientOf) {
        this.clientOf = clientOf;
      }
    }
    for (const name in modules) {
      const createSource = modules[name].openSource(shared);
      Object.defineProperty(LazySources.prototype, name, {
        get(this: LazySources) {
          return (this.made[name] ??= createSource(this.clientOf));
        },
      });
    }
    return (clientOf) => {
      const sources: object = new LazySources(clientOf);
      // the border between what is defined by name and what the type says of it
      return sources as Sources;
    };
  };
