import type { ClientOf } from '../rest/rest-client.ts';
import type { GatewayShared } from '../gateway-shared.ts';
import type { Module } from './define-module.ts';

/**
 * Returns a function that creates the sources of a request, each at its first use. Most requests need few services, and
 * creating the clients of all services would cost time.
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
      // the properties are defined by name; the type cannot follow them
      return sources as Sources;
    };
  };
