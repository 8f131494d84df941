/** Design and media; the notation is told in `matching/text/taxonomy.ts`. */
export const designSkills = `
# design
graphic design|graphic designer|visual design|print design|layout design|artwork|brochures|flyers|posters|packaging design|editorial design|print-ready|prepress|leaflets|brand collateral
brand identity|branding|logo design|corporate identity|brand guidelines|corporate design|visual identity > graphic design
typography|typesetting|lettering > graphic design
adobe creative suite|adobe creative cloud|creative suite|adobe cc
photoshop|adobe photoshop|photo retouching|image editing > adobe creative suite
illustrator|adobe illustrator|vector graphics|^illustrator > adobe creative suite
indesign|adobe indesign|quarkxpress|desktop publishing > adobe creative suite
illustration|character design|storyboarding|storyboards
ux design|user experience|ux designer|ux|product design|interaction design|user-centred design|user centered design|human-centred design|product designer|user experience design|human computer interaction|service design
ui design|user interface design|ui designer|interface design|ui/ux|ux/ui|screen design > visual interface
user research|usability testing|usability tests|user interviews|user testing|contextual inquiry|ux research|card sorting > ux design
wireframes|wireframing|prototyping|prototypes|clickable prototypes|mockups|low fidelity > ux design
personas|user flows|customer journey maps|journey mapping|information architecture|user journeys > ux design
design systems|design system|component libraries|style guide|design tokens > ui design
figma|sketch app|adobe xd|invision|axure|balsamiq|framer > ui design, ux design
web design|web designer|landing page design|website design
motion graphics|animation|after effects|motion design|animator
video editing|premiere pro|adobe premiere|final cut|davinci resolve|video production|videography|videographer|filming|post-production
photography|photographer|product photography|lightroom|photo shoots
3d modelling|blender|maya|3ds max|cinema 4d|zbrush
interior design|space planning|interior designer|furniture layout|materials and finishes
fashion design|garment|pattern making|textile design|apparel
art direction|creative direction|art director|creative concepts|creative director
copywriting|copywriter|ad copy|web copy|headlines|advertising copy
content creation|content writing|blog posts|content strategy|editorial calendar|content marketing|content writer|storytelling
journalism|reporting news|news writing|journalist|newsroom|editing copy|copy editing|proofreading|editor
audio production|sound design|sound engineering|podcast
exhibition design|event design|set design|signage`;
