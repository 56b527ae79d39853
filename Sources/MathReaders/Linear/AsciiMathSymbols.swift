/// The symbols of AsciiMath.
internal enum AsciiMathSymbols {
  static let table = SymbolTable(lines, commandLines)

  /// Of each symbol a kind, the characters, and the names: AsciiMath's own first, then TeX's.
  static let lines = """
    i α alpha; i β beta; i χ chi; i δ delta; o Δ Delta; i ε epsi epsilon; i ɛ varepsilon; i η eta; i γ gamma
    o Γ Gamma; i ι iota; i κ kappa; i ϰ varkappa; i λ lambda lamda; o Λ Lambda Lamda; i μ mu; i ν nu; i ω omega
    o Ω Omega; i ϕ phi; i φ varphi; o Φ Phi; i π pi; i ϖ varpi; o Π Pi; i ψ psi; i Ψ Psi; i ρ rho; i ϱ varrho
    i σ sigma; i ς varsigma; o Σ Sigma; i τ tau; i θ theta; i ϑ vartheta; o Θ Theta; i υ upsilon; o Υ Upsilon; i ξ xi
    o Ξ Xi; i ζ zeta
    o − -; o ⋅ * cdot; o ∗ ** ast; o ⋆ *** star; o / // slash; o \\ \\\\ backslash setminus; o × xx times
    o ⋉ |>< ltimes; o ⋊ ><| rtimes; o ⋈ |><| bowtie; o ÷ -: div divide; o ∘ @ circ; o ⊕ o+ oplus; o ⊖ o- ominus
    o ⊗ ox otimes; o ⊙ o. odot; limits ∑ sum; limits ∏ prod; limits ∐ coprod; o ∧ ^^ wedge land; limits ⋀ ^^^ bigwedge
    o ∨ vv vee lor; limits ⋁ vvv bigvee; o ∩ nn cap; limits ⋂ nnn bigcap; o ∪ uu cup; limits ⋃ uuu bigcup
    limits ⨁ bigoplus; limits ⨂ bigotimes; o ⊎ uplus
    o ≠ != ne neq; o := :=; o < lt; o ≤ <= lt= le leq; o > gt; o ≥ >= gt= ge geq; o ≪ mlt ll; o ≫ mgt gg
    o ≺ -< -lt prec; o ≻ >- succ; o ⪯ -<= preceq; o ⪰ >-= succeq; o ∈ in isin; o ∉ !in notin; o ⊂ sub subset
    o ⊃ sup supset; o ⊆ sube subseteq; o ⊇ supe supseteq; o ⊄ !sub notsub notsubset nsubset
    o ⊅ !sup notsup notsupset nsupset; o ⊈ !sube notsube notsubseteq nsubseteq
    o ⊉ !supe notsupe notsupseteq nsupseteq; o ≡ -= equiv; o ≢ !-= notequiv nequiv; o ≅ ~= cong; o ≇ !~= notcong ncong
    o ≈ ~~ approx; o ≉ !~~ notapprox napprox; o ~ ~ sim; o ∝ prop propto; o ∣ mid; o ∤ nmid; o ∥ parallel
    t and and; t or or; o ¬ not neg; o ⇒ => implies Rightarrow rArr; o if if; o ⇔ <=> iff Leftrightarrow hArr
    o ∀ AA forall; o ∃ EE exists; o ∄ !EE notexists nexists; o ⊥ _|_ bot perp; o ⊤ TT top; o ⊢ |-- vdash
    o ⊨ |== models
    open ( ( left(; close ) ) right); open [ [ left[; close ] ] right]; open { { lbrace left{; close } } rbrace right}
    bar | |; o | :|: vbar lvert rvert vert; o ∥ Vert lVert rVert; open | |:; close | :|; open \u{2329} (: << langle
    close \u{232A} :) >> rangle; open % {:; close % :}; fenceword % left right
    o ∫ int; o ∬ iint; o ∭ iiint; o ∮ oint; differential x dx; differential y dy; differential z dz; differential t dt
    o ∂ del partial; o ∇ grad nabla; o ± +- pm; o ∓ -+ mp; o ∅ O/ emptyset varnothing; o ∞ oo infty; o ℵ aleph
    o ℏ hbar; o ℓ ell; o ... ... ldots dots; o ∴ :. therefore; o ∵ :' because; o ∠ /_ angle; o △ /_\\ triangle
    o ′ ' prime; gap 1em quad; gap 2em qquad; gap 0.5em enspace; gap 0.2em thinspace; o ⌢ frown; o ⌣ smile; o ⋯ cdots
    o ⋮ vdots; o ⋱ ddots; o ⋄ diamond; o □ square Box; o † dagger dag; o ‡ ddagger ddag; o ° degree
    open ⌊ |__ lfloor; close ⌋ __| rfloor; open ⌈ |~ lceiling lceil; close ⌉ ~| rceiling rceil; o ℂ CC; o ℕ NN; o ℚ QQ
    o ℝ RR; o ℤ ZZ
    letter & f g; limits & lim Lim
    function & sin cos tan sinh cosh tanh cot coth sech csch sec csc arcsin arccos arctan arcsec arccsc arccot arcsinh
    function & arccosh arctanh Sin Cos Tan Sinh Cosh Tanh Cot Sec Csc Arcsin Arccos Arctan exp Exp log Log ln Ln det
    function & gcd lcm
    o & dim mod lub glb; limits & min max
    fence |%| abs Abs; fence ∥%∥ norm; fence ⌊%⌋ floor; fence ⌈%⌉ ceil
    o ↑ uarr uparrow; o ↓ darr downarrow; o → rarr rightarrow -> to; o ⟶ longrightarrow; o ⟵ longleftarrow
    o ↣ >-> rightarrowtail; o ↠ ->> twoheadrightarrow; o ⤖ >->> twoheadrightarrowtail; o ↦ |-> mapsto
    o ← larr leftarrow; o ↔ harr leftrightarrow; o ⇐ lArr Leftarrow; o ⇌ rightleftharpoons; o ↗ nearrow; o ↘ searrow
    """

  /// The names that take arguments.
  static let commandLines = """
    sqrt % sqrt; root % root; frac % frac; divide / /; overset % stackrel overset; underset % underset; sub _ _
    sup ^ ^
    over ^ hat widehat; over ¯ bar overline; over → vec overrightarrow; over ← overleftarrow; over . dot; over .. ddot
    over ... dddot; over ~ tilde widetilde; over ⏜ overarc overparen; under ⏝ underparen; under _ ul underline
    underbrace ⏟ ubrace underbrace; overbrace ⏞ obrace overbrace
    strike updiagonalstrike cancel; strike downdiagonalstrike bcancel
    strike updiagonalstrike%downdiagonalstrike xcancel; text % text mbox; quotation " "
    attribute mathcolor color colortext; attribute class class; attribute id id
    font bold bb mathbf bold; font italic ii it mathit italic; font bold-italic bbit bbii; font sans-serif sf mathsf
    font bold-sans-serif bbsf; font sans-serif-italic sfit sfii; font sans-serif-bold-italic bbsfit
    font double-struck bbb mathbb; font script cc mathcal mathscr; font bold-script bbcc; font monospace tt mathtt
    font fraktur fr mathfrak; font bold-fraktur bbfr; font normal rm mathrm
    """
}
