import type { FieldValues, Resolver } from 'react-hook-form'
import type { Lead } from './lead'

const load = <Values extends FieldValues>(schema: Lead<Values>['schema']) => Promise.all([import('@hookform/resolvers/valibot'), schema()])

/** A form's schema, fetched when it is first asked for: nobody pays for validation who only reads. */
export function lazyResolver<Values extends FieldValues>(schema: Lead<Values>['schema']): { resolver: Resolver<Values>; prepare: () => Promise<unknown> } {
  return {
    prepare: () => load(schema),
    resolver: async (values, context, options) => {
      const [{ valibotResolver }, loaded] = await load(schema)
      return valibotResolver(loaded)(values, context, options) as ReturnType<Resolver<Values>>
    },
  }
}
