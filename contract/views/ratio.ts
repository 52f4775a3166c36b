import type { compile } from '@jmespath-community/jmespath';

type Node = ReturnType<typeof compile>;

/**
 * True for a part of an expression that gives a share of 1, such as `a / b`, and false for one of 100, such as `a / b * 100`,
 * or an average, such as `sum(x) / length(x)`.
 */
export function isRatio(node: Node): boolean {
  switch (node.type) {
    case 'Arithmetic': {
      const { operator, left, right } = node;
      if (operator === 'Divide')
        return !holdsHundred(left) && (isCount(left) || !(isCount(right) || right.type === 'Literal'));
      if (operator !== 'Minus' && operator !== 'Plus') return false;
      return (isRatio(left) && (isRatio(right) || isOne(right))) || (isOne(left) && isRatio(right));
    }
    case 'Ternary':
      return isRatio(node.trueExpr) || isRatio(node.falseExpr);
    case 'OrExpression':
      return isRatio(node.left);
    case 'Function': {
      const [first] = node.children;
      return first !== undefined && ['round', 'abs', 'not_null'].includes(node.name) && isRatio(first);
    }
    default:
      return false;
  }
}

function isCount(node: Node): boolean {
  return node.type === 'Function' && node.name === 'length';
}

function isOne(node: Node): boolean {
  return node.type === 'Literal' && node.value === 1;
}

function holdsHundred(node: Node): boolean {
  if (node.type === 'Literal') return node.value === 100;
  return node.type === 'Arithmetic' && (holdsHundred(node.left) || holdsHundred(node.right));
}
