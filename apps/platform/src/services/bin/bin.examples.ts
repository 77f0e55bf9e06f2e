import type { Examples } from '../../shared/service.ts';
import { aBin } from './bin.builder.ts';
import { createBinRepository } from './bin.repository.ts';

const body = { brand: 'visa', type: 'credito', mediaPaymentId: 9, accreditationDay: 10 };

/** Valid example request for each operation of the BIN service. */
export const binExamples: Examples = ({ db }) => {
  let last = 100_000;
  const stored = async (): Promise<string> => {
    last += 1;
    const id = String(last);
    await createBinRepository(db).add(aBin({ id }));
    return id;
  };
  return {
    listBins: () => ({ path: '/?size=100&page=0' }),
    getBin: async () => ({ path: `/${await stored()}` }),
    createBin: () => ({ path: '/secure', body: { id: '100000', ...body } }),
    updateBin: async () => ({
      path: `/secure/${await stored()}`,
      body: { ...body, subtype: 'gold', country: 'ARG', emisor: 'emisor-1' },
    }),
    deleteBin: async () => ({ path: `/secure/${await stored()}` }),
    deleteBins: async () => ({ path: '/delete-all', body: { ids: [await stored(), await stored()] } }),
    listBrands: () => ({ path: '/marcas?size=20&page=1' }),
    listTypes: () => ({ path: '/tipos?size=20' }),
    listSubtypes: () => ({ path: '/subtipos?size=20' }),
    listIssuers: () => ({ path: '/emisores?size=20&page=2' }),
  };
};
