// Guards: News texts become paragraphs and lists.
import { newsBlocks } from './news-blocks';

test('the body of the news has paragraphs and lists', () => {
  expect(newsBlocks('Hola\na todos\n\n- uno\n* dos\n\n\nChau')).toEqual([
    { kind: 'paragraph', text: 'Hola a todos' },
    { kind: 'list', items: ['uno', 'dos'] },
    { kind: 'paragraph', text: 'Chau' },
  ]);
  expect(newsBlocks('')).toEqual([]);
});
